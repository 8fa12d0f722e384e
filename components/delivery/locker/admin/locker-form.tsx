"use client";

import { useLocale, useTranslations } from "next-intl";
import { PinField } from "@/components/delivery/map/pin-field";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	Pair,
	TickField,
	WrittenField,
} from "@/components/layout/console/form/fields";
import { HoursFields } from "@/components/layout/console/form/hours-fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import { regions } from "@/gateway/contract/identity/district";
import { localize } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { bodyOf, type LockerValues } from "./locker-values";

interface LockerFormProps {
	initial: LockerValues;
	/** The one that is changed; null for a new one. */
	id: number | null;
	onDone: () => void;
}

/** All that shoppers and couriers know of a locker. */
export function LockerForm({ initial, id, onDone }: LockerFormProps) {
	const t = useTranslations("console.lockers");
	const locale = useLocale();
	const form = useAdminForm(initial, async (values) => {
		await browserApi(locale).post("/api/operator/locker/save", {
			body: bodyOf(id, values),
		});
		notify(t("kept"));
		onDone();
	});
	const name = form.watch("name");
	const districts = regions
		.flatMap((region) => region.districts)
		.map((one) => ({ value: one.key, word: localize(one.name, locale) }));
	const cancel = (
		<Button kind="quiet" onClick={onDone}>
			{t("cancel")}
		</Button>
	);
	return (
		<AdminForm form={form} hasLanguages after={cancel}>
			<div className="card">
				<h2>{t("facts")}</h2>
				<Pair>
					<LineField path="network" label={t("network")} />
					<LineField path="code" label={t("code")} hint={t("codeHint")} />
				</Pair>
				<WrittenField path="name" label={t("name")} />
				<ChoiceField
					path="district"
					label={t("district")}
					options={[{ value: "", word: t("choose") }, ...districts]}
				/>
				<WrittenField path="address" label={t("address")} rows={2} />
				<TickField path="isOpen" label={t("open")} />
			</div>
			<div className="card">
				<h2>{t("place")}</h2>
				<p className="soft">{t("mapHint")}</p>
				<PinField label={t("place")} name={localize(name, locale)} />
			</div>
			<HoursFields title={t("hours")} />
		</AdminForm>
	);
}
