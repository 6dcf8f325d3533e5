import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { manifests } from './games/manifests.ts';
import { HomePage } from './home/HomePage.tsx';
import { GamePage } from './shell/GamePage.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { PageFrame } from './shell/PageFrame.tsx';
import { Shell } from './shell/Shell.tsx';

const CreatePage = later(async () => (await import('./create/CreatePage.tsx')).CreatePage);
const MatchesPage = later(async () => (await import('./pages/MatchesPage.tsx')).MatchesPage);
const ReplaysPage = later(async () => (await import('./pages/ReplaysPage.tsx')).ReplaysPage);
const JoinPage = later(async () => (await import('./pages/JoinPage.tsx')).JoinPage);
const SettingsPage = later(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage);
const LearnPage = later(async () => (await import('./lessons/LearnPage.tsx')).LearnPage);
const ExamplePage = later(async () => (await import('./lessons/ExamplePage.tsx')).ExamplePage);
const LessonPage = later(async () => (await import('./lessons/LessonPage.tsx')).LessonPage);
const RulebookPage = later(async () => (await import('./rulebook/RulebookPage.tsx')).RulebookPage);
const RulesPage = later(async () => (await import('./pages/RulesPage.tsx')).RulesPage);
const CreditsPage = later(async () => (await import('./pages/CreditsPage.tsx')).CreditsPage);
const KitchenSinkPage = later(async () => (await import('./pages/KitchenSinkPage.tsx')).KitchenSinkPage);
const MatchPage = later(async () => (await import('./match/MatchPage.tsx')).MatchPage);
const LookPage = later(async () => (await import('./match/pages/LookPage.tsx')).LookPage);
const LocalMatchPage = later(async () => (await import('./match/LocalMatchPage.tsx')).LocalMatchPage);
const ReplayPage = later(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const LocalReplayPage = later(async () => (await import('./replay/LocalReplayPage.tsx')).LocalReplayPage);
const ReviewPage = later(async () => (await import('./review/ReviewPage.tsx')).ReviewPage);
const LocalReviewPage = later(async () => (await import('./review/LocalReviewPage.tsx')).LocalReviewPage);

/** Pages contributed by game manifests. */
const GAME_PAGES = manifests.flatMap((manifest) =>
  (manifest.pages ?? []).map(({ path, load }) => ({ path, manifest, Content: later(load) })),
);

/** Route table of the site. Only the home page is in the first load. */
export function Pages() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<PageFrame />}>
          <Route index element={<HomePage />} />
          <Route path="new" element={<CreatePage />} />
          <Route path="matches" element={<MatchesPage />} />
          <Route path="replays" element={<ReplaysPage />} />
          <Route path="join/:code" element={<JoinPage />} />
          {GAME_PAGES.map(({ path, manifest, Content }) => (
            <Route key={path} path={path} element={<GamePage manifest={manifest} Content={Content} />} />
          ))}
          <Route path="review/:id" element={<ReviewPage />} />
          <Route path="local/:id/review" element={<LocalReviewPage />} />
          <Route path="learn" element={<LearnPage />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="rules" element={<RulesPage />} />
          <Route path="rules/:game/:chapter?" element={<RulebookPage />} />
          <Route path="credits" element={<CreditsPage />} />
          <Route path="*" element={<NotFound />} />
        </Route>
        {/* Tables fill the screen and bring their own header, and so does the page of all components. */}
        <Route path="kitchen-sink" element={<KitchenSinkPage />} />
        <Route path="learn/:game/:lesson/*" element={<LessonPage />} />
        <Route path="rules/:game/:chapter/try/:example/*" element={<ExamplePage />} />
        <Route path="match/:id/*" element={<MatchPage />} />
        <Route path="look/:id/*" element={<LookPage />} />
        <Route path="local/:id/*" element={<LocalMatchPage />} />
        <Route path="replay/:id/*" element={<ReplayPage />} />
        <Route path="local/:id/replay/*" element={<LocalReplayPage />} />
      </Route>
    </Routes>
  );
}

function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
