"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ShoppingList } from "@/gateway/contract/sales/shopping-list";
import { formatDate } from "@/lib/format/format-date";
import { ListLines } from "./list-lines";
import { useListSteps } from "./use-list-steps";
import { useRhythmWords } from "./use-rhythm-words";

interface ListCardProps {
	list: ShoppingList;
	onEdit: () => void;
	onChange: () => void;
}

/** One list: when it comes back, what stands on it, and one press that puts it into the cart. */
export function ListCard({ list, onEdit, onChange }: ListCardProps) {
	const t = useTranslations("shoppingList.card");
	const steps = useListSteps(list, onChange);
	const { id, name, isPaused, nextOn, rhythm } = list;
	const title = `list-${id}`;
	return (
		<section
			className="stack cols-1 gap-x3 as-card pad-x4"
			aria-labelledby={title}
			data-list={id}
		>
			<h2 id={title} className="head-title anywhere">
				{name}
			</h2>
			<WhenBack list={list} />
			<ListLines lines={list.lines} />
			<div className="row wraps gap-x2">
				<Button
					kind="primary"
					aria-busy={steps.isBusy}
					onClick={() => void steps.buy()}
				>
					<Icon name="shopping-basket" size={18} />
					{t("buy")}
					<span className="visually-hidden"> {name}</span>
				</Button>
				<Step name={name} words={t("edit")} onPress={onEdit} />
				{nextOn && (
					<Step
						name={name}
						words={t("skip")}
						onPress={() => void steps.skip(nextOn)}
					/>
				)}
				{rhythm.kind !== "none" && (
					<Step
						name={name}
						words={isPaused ? t("goOn") : t("pause")}
						onPress={() => void steps.pause(!isPaused)}
					/>
				)}
				<Step
					name={name}
					words={t("delete")}
					onPress={() => void steps.remove()}
				/>
			</div>
		</section>
	);
}

function WhenBack({ list }: { list: ShoppingList }) {
	const t = useTranslations("shoppingList.card");
	const locale = useLocale();
	const wordsOf = useRhythmWords();
	const { rhythm, nextOn, isPaused } = list;
	const day =
		nextOn &&
		formatDate(new Date(`${nextOn}T12:00:00+08:00`), locale, {
			dateStyle: "full",
		});
	return (
		<p className="soft">
			{wordsOf(rhythm)}
			{day && ` · ${t("next", { day })}`}
			{isPaused && ` · ${t("paused")}`}
		</p>
	);
}

interface StepProps {
	name: string;
	words: string;
	onPress: () => void;
}

/** Heard one by one, the buttons of ten lists would be the same. */
function Step({ name, words, onPress }: StepProps) {
	return (
		<Button kind="quiet" onClick={onPress}>
			{words}
			<span className="visually-hidden"> {name}</span>
		</Button>
	);
}
