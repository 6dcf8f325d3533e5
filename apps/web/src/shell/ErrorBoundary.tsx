import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface SafetyProps {
  /** Address of the page. A change resets the error. */
  readonly place: string;
  readonly children: ReactNode;
}

interface SafetyState {
  readonly place: string;
  readonly failure: { readonly error: unknown } | undefined;
}

/** Error boundary of a page, so that the rest of the site keeps working. React supports these only as classes. */
export class ErrorBoundary extends Component<SafetyProps, SafetyState> {
  override state: SafetyState = { place: this.props.place, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<SafetyState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: SafetyProps, before: SafetyState): Partial<SafetyState> | null {
    return place === before.place ? null : { place, failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorPage error={failure.error} /> : this.props.children;
  }
}
