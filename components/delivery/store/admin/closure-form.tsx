"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	Pair,
	WrittenField,
} from "@/components/layout/console/form/fields";
import { written } from "@/components/layout/console/form/form-values";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { useStaff } from "@/components/layout/console/use-staff";
import {
	type ClosureReason,
	closureReasons,
} from "@/gateway/contract/delivery/slot-terms";
import type { StaffStore } from "@/gateway/contract/delivery/store-admin";
import { type Localized, localize } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

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
		storeId: asked ?? first,
		reason: "typhoon" as ClosureReason,
		from: "",
		until: "",
		note: {} as Localized,
	};
	const form = useAdminForm(empty, async (values) => {
		const { from, until, reason, storeId } = values;
		const note = written(values.note);
		await browserApi(locale).post("/api/operator/store/close", {
			body: {
				from,
				until,
				reason,
				storeId: storeId === "" ? null : storeId,
				note: Object.keys(note).length > 0 ? note : null,
			},
		});
		notify(t("closed"));
		form.reset(empty);
		await onClosed();
	});
	const options = stores.map(({ id, name }) => ({
		value: String(id),
		word: localize(name, locale),
	}));
	return (
		<AdminForm form={form} hasLanguages saveLabel={t("close")}>
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
				<Pair>
					<LineField path="from" label={t("from")} type="datetime-local" />
					<LineField path="until" label={t("until")} type="datetime-local" />
				</Pair>
				<ChoiceField
					path="reason"
					label={t("reasonLabel")}
					options={closureReasons.map((value) => ({
						value,
						word: t(`reason.${value}`),
					}))}
				/>
				<WrittenField path="note" label={t("note")} hint={t("noteHint")} />
			</div>
		</AdminForm>
	);
}
