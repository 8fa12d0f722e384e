"use client";

import { useTranslations } from "next-intl";
import { Labelled } from "@/components/ui/form/field";
import type {
	Rhythm,
	Weekday,
} from "@/gateway/contract/sales/shopping-list-terms";
import { useWeekdays } from "./use-rhythm-words";

interface RhythmFieldsProps {
	rhythm: Rhythm;
	onChange: (rhythm: Rhythm) => void;
}

// messages: shoppingList.rhythm.*

const starts: Record<Rhythm["kind"], Rhythm> = {
	none: { kind: "none" },
	weeks: { kind: "weeks", every: 1, weekday: 6 },
	month: { kind: "month", day: 1 },
};
const kinds = ["none", "weeks", "month"] as const;
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

/** When a list comes back: never, every so many weeks, or on a day of the month. */
export function RhythmFields({ rhythm, onChange }: RhythmFieldsProps) {
	const t = useTranslations("shoppingList.rhythm");
	return (
		<fieldset className="stack cols-1 gap-x3">
			<Choice
				label={t("label")}
				value={rhythm.kind}
				options={kinds.map((kind) => [kind, t(kind)])}
				onChoose={(kind) =>
					onChange(starts[kinds.find((one) => one === kind) ?? "none"])
				}
			/>
			{rhythm.kind === "weeks" && <Weeks rhythm={rhythm} onChange={onChange} />}
			{rhythm.kind === "month" && (
				<Choice
					label={t("day")}
					value={rhythm.day}
					options={upTo(31).map((day) => [day, t("dayOf", { day })])}
					onChoose={(day) => onChange({ ...rhythm, day: Number(day) })}
				/>
			)}
			{rhythm.kind !== "none" && <p className="note">{t("promise")}</p>}
		</fieldset>
	);
}

interface WeeksProps extends RhythmFieldsProps {
	rhythm: Extract<Rhythm, { kind: "weeks" }>;
}

function Weeks({ rhythm, onChange }: WeeksProps) {
	const t = useTranslations("shoppingList.rhythm");
	const days = useWeekdays();
	return (
		<>
			<Choice
				label={t("every")}
				value={rhythm.every}
				options={upTo(12).map((count) => [count, t("everyOf", { count })])}
				onChoose={(every) => onChange({ ...rhythm, every: Number(every) })}
			/>
			<Choice
				label={t("weekday")}
				value={rhythm.weekday}
				options={days.map((name, at) => [at + 1, name])}
				onChoose={(weekday) =>
					onChange({ ...rhythm, weekday: Number(weekday) as Weekday })
				}
			/>
		</>
	);
}

interface ChoiceProps {
	label: string;
	value: string | number;
	options: [value: string | number, words: string][];
	onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
	return (
		<Labelled label={label}>
			{(control) => (
				<select
					{...control}
					value={value}
					onChange={({ currentTarget }) => onChoose(currentTarget.value)}
				>
					{options.map(([one, words]) => (
						<option key={one} value={one}>
							{words}
						</option>
					))}
				</select>
			)}
		</Labelled>
	);
}
