export type { BoardWords } from './board/BoardButtons.tsx';
export type { Callout } from './board/BoardCallout.tsx';
export { type Insets, NO_INSETS } from './board/camera.ts';
export type { Beacon } from './board/EdgeMarkers.tsx';
export { Floor, Lamp, Slab, Walls } from './board/ground.tsx';
export { HexBoard, type HexBoardHandle, type HexBoardProps, type PointedBy } from './board/HexBoard.tsx';
export {
  type Axial,
  axialAt,
  type BoardCell,
  type Bounds,
  boundsOf,
  type CellId,
  centreOf,
  cornersOf,
  HEX_SIZE,
  hexesPath,
  outlinePath,
  outlinesOf,
} from './board/hexGeometry.ts';
export { BOARD_LAYERS, type BoardLayer, type BoardLayers } from './board/layers.tsx';
export { type MapArea, MapBoard, type MapBoardHandle, type MapBoardProps } from './board/MapBoard.tsx';
export { BoardLabel, CellTexts, MARK_TONES, type MarkTone, PathLine, Region, SightLine } from './board/marks.tsx';
export { goToCell, markCells, usePointedCells } from './board/pointedCells.ts';
export { Burst, type BurstProps, ShotLine, type ShotLineProps } from './board/shot.tsx';
export { classes } from './classes.ts';
export { CompareButton, type CompareButtonProps } from './compare/CompareButton.tsx';
export {
  type ComparedFuture,
  type ComparisonWords,
  TwoFutures,
  type TwoFuturesProps,
} from './compare/TwoFutures.tsx';
export { type Comparison, useComparison } from './compare/useComparison.ts';
export { BUTTON_TONES, Button, type ButtonProps, type ButtonTone, buttonLook } from './controls/Button.tsx';
export { Chip } from './controls/Chip.tsx';
export { ChoiceTile, type ChoiceTileProps } from './controls/ChoiceTile.tsx';
export { focusOnMount } from './controls/focusOnMount.ts';
export { IconButton, type IconButtonProps } from './controls/IconButton.tsx';
export { KeyHint } from './controls/KeyHint.tsx';
export { MenuButton, type MenuItem } from './controls/MenuButton.tsx';
export { OptionTile, type OptionTileProps } from './controls/OptionTile.tsx';
export { Pill, type PillProps } from './controls/Pill.tsx';
export { Pressable, type PressableProps, PressRow } from './controls/Pressable.tsx';
export { useQuestion } from './controls/reachedFocus.ts';
export { SegmentedControl, type SegmentedOption, type SegmentedProps } from './controls/SegmentedControl.tsx';
export { StepButton } from './controls/StepButton.tsx';
export { type Tab, Tabs, type TabsProps } from './controls/Tabs.tsx';
export { TextButton } from './controls/TextButton.tsx';
export { Tooltip, type TooltipProps } from './controls/Tooltip.tsx';
export { type Costly, type CostlyPress, useCostly } from './controls/useCostly.ts';
export { WorkingDots } from './controls/WorkingDots.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './forms/CheckboxGroup.tsx';
export { CodeInput, type CodeInputProps } from './forms/CodeInput.tsx';
export { BOX, Field, type FieldIds, FieldNote, type FieldProps, SMALL_BOX } from './forms/Field.tsx';
export { FieldGroup, type FieldGroupProps } from './forms/FieldGroup.tsx';
export { NumberField, type NumberFieldProps } from './forms/NumberField.tsx';
export { RadioCard, type RadioCardProps } from './forms/RadioCard.tsx';
export { SchemaForm, type SchemaFormProps, type SchemaFormWords } from './forms/SchemaForm.tsx';
export { SearchField, type SearchFieldProps } from './forms/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './forms/Select.tsx';
export { Switch, type SwitchProps } from './forms/Switch.tsx';
export { SwitchRow, type SwitchRowProps } from './forms/SwitchRow.tsx';
export {
  defaultsOf,
  type FormField,
  type FormProblem,
  type FormValue,
  formOf,
  PROBLEM_CODES,
  type ProblemCode,
} from './forms/schemaModel.ts';
export { problemsOf } from './forms/schemaProblems.ts';
export { TextField, type TextFieldProps } from './forms/TextField.tsx';
export { Icon, type IconProps } from './icons/Icon.tsx';
export type { IconArt } from './icons/iconArt.ts';
export { DataTable, type DataTableProps } from './layout/DataTable.tsx';
export { MoreRow, type MoreRowProps } from './layout/MoreRow.tsx';
export { Panel, PanelHead, type PanelHeadProps, type PanelProps } from './layout/Panel.tsx';
export { noise } from './noise.ts';
export { BottomSheet, type BottomSheetProps } from './overlay/BottomSheet.tsx';
export { type Command, CommandPalette, type CommandPaletteProps } from './overlay/CommandPalette.tsx';
export { Dialog, type DialogProps } from './overlay/Dialog.tsx';
export { type KeyGroup, KeyMap, KeyMapSheet, type KeyMapSheetProps } from './overlay/KeyMapSheet.tsx';
export { ProvenancePopover, type ProvenancePopoverProps } from './overlay/ProvenancePopover.tsx';
export { SHEET_HEIGHTS, type SheetHeight } from './overlay/sheetHeights.ts';
export { ToastCard, Toasts, type ToastsProps } from './overlay/Toasts.tsx';
export {
  createToasts,
  type NewToast,
  TOAST_KINDS,
  type Toast,
  type ToastKind,
  type ToastStore,
} from './overlay/toastStore.ts';
export { SIDES, type Side, useFloatingPlace } from './overlay/useFloatingPlace.ts';
export { PlanSteps, type PlanStepsProps, type ShownPlanStep } from './plan/PlanSteps.tsx';
export { Clock, type ClockProps } from './play/Clock.tsx';
export { Die, type DieProps, type RolledDie } from './play/Die.tsx';
export { DieArt, type DieArtProps } from './play/DieArt.tsx';
export { Inspector, type InspectorProps, PanelSection, type PanelSectionProps } from './play/Inspector.tsx';
export { Log, type LogFilter, type LogLine, type LogMark, type LogProps } from './play/Log.tsx';
export type { LogSubject } from './play/LogSentence.tsx';
export { Amount, Meter, type MeterProps, Track, type TrackProps, TrackRow } from './play/Meter.tsx';
export { OddsBars, type OddsBarsProps } from './play/OddsBars.tsx';
export { DrawnCard, Pickable, type PickableProps } from './play/Pickable.tsx';
export { Pips, type PipsProps } from './play/Pips.tsx';
export { DOCK_STATES, type DockState, PromptDock, type PromptDockProps } from './play/PromptDock.tsx';
export { ReasonList, type ReasonListProps, type Source } from './play/ReasonList.tsx';
export { provideRuleLinks, type RuleLinks, sentence } from './play/sentence.tsx';
export { UndoBar, type UndoBarProps } from './play/UndoBar.tsx';
export { saveFile } from './saveFile.ts';
export { scrollable } from './scrollable.ts';
export {
  StageCard,
  type StageCardProps,
  type StageControl,
  type StageOutcome,
  type StageRow,
  type StageStep,
} from './stage/StageCard.tsx';
export { type ScaleCell, totals } from './stage/scale.ts';
export { ConnectionBadge, type ConnectionBadgeProps, type ConnectionState } from './states/ConnectionBadge.tsx';
export { EMPTY_DRAWINGS, type EmptyDrawing, EmptyState, type EmptyStateProps } from './states/EmptyState.tsx';
export { Mark } from './states/Mark.tsx';
export { Skeleton } from './states/Skeleton.tsx';
export { isKeyBound, useBoundKeys } from './table/boundKeys.ts';
export { Decision, type DecisionProps } from './table/Decision.tsx';
export { NARROW, TableFrame, type TableFrameProps, type TablePanel } from './table/TableFrame.tsx';
export { type KeyBindings, useKeys } from './table/useKeys.ts';
export { useMedia } from './table/useMedia.ts';
export { ConditionBadge, type ConditionBadgeProps } from './tokens/ConditionBadge.tsx';
export type { MarkArt } from './tokens/markArt.ts';
export { SEAT_LOOKS, SeatDots, type SeatDotsProps, SeatMark, type SeatMarkProps } from './tokens/SeatMark.tsx';
export { StateBadge, type StateBadgeProps } from './tokens/StateBadge.tsx';
export { star, TOKEN_SHAPES, type TokenShape } from './tokens/shapes.ts';
export { TeamMark, type TeamMarkProps } from './tokens/TeamMark.tsx';
export {
  TOKEN_SIDES,
  Token,
  TokenArt,
  type TokenArtProps,
  type TokenLook,
  type TokenProps,
  type TokenSide,
} from './tokens/Token.tsx';
