"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { FormFault } from "@/components/ui/form/form-fault";
import type { Rhythm } from "@/gateway/contract/sales/shopping-list-terms";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { type DraftLine, DraftLines } from "./draft-lines";
import { RhythmFields } from "./rhythm-fields";

export interface ListDraft {
	/** Null makes a new one. */
	id: number | null;
	name: string;
	rhythm: Rhythm;
	lines: DraftLine[];
}

const nameMax = 60;

/** A list as it is written: its name, when it comes back, and what stands on it. */
export function ListForm(props: { draft: ListDraft; onDone: () => void }) {
	const t = useTranslations("shoppingList.form");
	const locale = useLocale();
	const [draft, setDraft] = useState(props.draft);
	const [fault, setFault] = useState<string>();
	const [failure, setFailure] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const change = (to: Partial<ListDraft>) => setDraft({ ...draft, ...to });

	async function save(event: FormEvent) {
		event.preventDefault();
		if (isBusy) return;
		if (!draft.name.trim()) {
			setFault(t("nameMissing"));
			document.querySelector<HTMLElement>("[name=list-name]")?.focus();
			return;
		}
		setBusy(true);
		try {
			const lines = draft.lines.map(({ skuId, quantity }) => ({
				skuId,
				quantity,
			}));
			await browserApi(locale).post("/api/front/shopping-list/save", {
				body: { ...draft, lines },
			});
			notify(t("saved"));
			props.onDone();
		} catch (error) {
			setFailure(describeFailure(error).message ?? t("failed"));
			setBusy(false);
		}
	}
	return (
		<form
			{...sentByScript}
			className="stack cols-1 gap-x4 as-card pad-x4"
			noValidate
			onSubmit={(event) => void save(event)}
		>
			<h2 className="head-title">{t(draft.id === null ? "new" : "edit")}</h2>
			<Field
				name="list-name"
				label={t("name")}
				hint={t("nameHint")}
				fault={fault}
				value={draft.name}
				maxLength={nameMax}
				onChange={({ currentTarget }) => {
					setFault(undefined);
					change({ name: currentTarget.value });
				}}
			/>
			<RhythmFields
				rhythm={draft.rhythm}
				onChange={(rhythm) => change({ rhythm })}
			/>
			<DraftLines lines={draft.lines} onChange={(lines) => change({ lines })} />
			<FormFault words={failure} />
			<div className="row wraps gap-x2">
				<Button
					type="submit"
					kind="primary"
					aria-busy={isBusy}
					disabled={draft.lines.length === 0}
				>
					{t("save")}
				</Button>
				<Button kind="quiet" onClick={props.onDone}>
					{t("cancel")}
				</Button>
			</div>
		</form>
	);
}
