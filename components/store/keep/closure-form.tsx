"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { DraftForm } from "@/components/console/draft/draft-form";
import { written } from "@/components/console/draft/draft-values";
import {
	ChoiceField,
	LineField,
	WrittenField,
} from "@/components/console/draft/fields";
import { useDraft } from "@/components/console/draft/use-draft";
import { useStaff } from "@/components/console/use-staff";
import { type Localized, localize } from "@/gateway/contract/locale";
import type { StaffStore } from "@/gateway/contract/operator-store";
import {
	type ClosureReason,
	closureReasons,
} from "@/gateway/contract/slot-terms";
import { browserApi } from "@/lib/api/browser";
import { closeStoreSlots } from "@/lib/api/operator-store";
import { notify } from "@/lib/notice";

// messages: console.stores.reason.*

interface ClosureFormProps {
	stores: StaffStore[];
	onClosed: () => Promise<unknown>;
}

/** Closes slots for a time, with a reason that shoppers read. Times are Hong Kong's. */
export function ClosureForm({ stores, onClosed }: ClosureFormProps) {
	const t = useTranslations("console.stores");
	const locale = useLocale();
	const staff = useStaff();
	const asked = useSearchParams().get("store");
	const first = staff?.isOperator ? "" : String(stores[0]?.id ?? "");
	const empty = {
		...{ storeId: asked ?? first, reason: "typhoon" as ClosureReason },
		...{ from: "", until: "", note: {} as Localized },
	};
	const kept = useDraft(empty, async (draft) => {
		const { from, until, reason, storeId } = draft;
		const note = written(draft.note);
		await closeStoreSlots(browserApi(locale), {
			...{ from, until, reason },
			storeId: storeId === "" ? null : storeId,
			note: Object.keys(note).length > 0 ? note : null,
		});
		notify(t("closed"));
		kept.replace(empty);
		await onClosed();
	});
	const options = stores.map(({ id, name }) => ({
		...{ value: String(id), word: localize(name, locale) },
	}));
	return (
		<DraftForm kept={kept} hasLanguages saveLabel={t("close")}>
			<div className="card">
				<h2>{t("closeTitle")}</h2>
				<ChoiceField
					path="storeId"
					label={t("store")}
					options={
						staff?.isOperator
							? [{ value: "", word: t("allStores") }, ...options]
							: options
					}
				/>
				<div className="pair">
					<LineField path="from" label={t("from")} type="datetime-local" />
					<LineField path="until" label={t("until")} type="datetime-local" />
				</div>
				<ChoiceField
					path="reason"
					label={t("reasonLabel")}
					options={closureReasons.map((value) => ({
						...{ value, word: t(`reason.${value}`) },
					}))}
				/>
				<WrittenField path="note" label={t("note")} hint={t("noteHint")} />
			</div>
		</DraftForm>
	);
}
