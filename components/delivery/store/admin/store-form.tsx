"use client";

import { useLocale, useTranslations } from "next-intl";
import { PinField } from "@/components/delivery/map/pin-field";
import { consolePath } from "@/components/layout/console/console-path";
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
import { useMerchants } from "@/components/layout/console/use-choices";
import { useLanding } from "@/components/layout/console/use-landing";
import type { StaffStore } from "@/gateway/contract/delivery/store-admin";
import { localize } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { bodyOf, type StoreValues } from "./store-values";

interface StoreFormProps {
	initial: StoreValues;
	/** The one that is changed; undefined for a new one. */
	known?: StaffStore;
}

/** All that shoppers know of a store, and what decides whether it delivers. */
export function StoreForm({ initial, known }: StoreFormProps) {
	const t = useTranslations("console.stores");
	const locale = useLocale();
	const land = useLanding(consolePath("stores"));
	const form = useAdminForm(initial, async (values) => {
		const api = browserApi(locale);
		const merId = Number(values.merId || Number.NaN);
		if (known)
			await api.post("/api/operator/store/edit/{id}", {
				params: { id: known.id },
				body: bodyOf(values),
			});
		else
			await api.post("/api/operator/store/create", {
				body: { ...bodyOf(values), merId },
			});
		land(t("kept"));
	});
	const { radiusMetres, name } = form.watch();
	return (
		<AdminForm form={form} hasLanguages back={consolePath("stores")}>
			<div className="card">
				<h2>{t("facts")}</h2>
				{!known && <MerchantField />}
				<WrittenField path="name" label={t("name")} />
				<WrittenField path="district" label={t("district")} />
				<WrittenField path="address" label={t("address")} rows={2} />
				<LineField path="phone" label={t("phone")} type="tel" />
				<TickField path="isInService" label={t("inService")} />
			</div>
			<div className="card">
				<h2>{t("reach")}</h2>
				<p className="soft">{t("mapHint")}</p>
				<PinField
					label={t("reach")}
					name={localize(name, locale)}
					reachMetres={Number(radiusMetres) || undefined}
				/>
				<Pair>
					<LineField
						path="radiusMetres"
						label={t("radiusMetres")}
						inputMode="numeric"
					/>
					<LineField
						path="slotCapacity"
						label={t("capacity")}
						hint={t("capacityHint")}
						inputMode="numeric"
					/>
					<LineField path="fee" label={t("fee")} inputMode="decimal" />
					<LineField
						path="freeFrom"
						label={t("freeFrom")}
						inputMode="decimal"
					/>
				</Pair>
				<CollectingFields />
			</div>
			<HoursFields title={t("hours")} />
		</AdminForm>
	);
}

function CollectingFields() {
	const t = useTranslations("console.stores");
	return (
		<>
			<TickField path="collects" label={t("collects")} />
			<LineField
				path="collectingCapacity"
				label={t("collectingCapacity")}
				hint={t("collectingHint")}
				inputMode="numeric"
			/>
			<TickField path="takesParcels" label={t("takesParcels")} />
		</>
	);
}

function MerchantField() {
	const t = useTranslations("console.stores");
	const merchants = useMerchants();
	return (
		<ChoiceField
			path="merId"
			label={t("merchant")}
			options={[{ value: "", word: t("choose") }, ...merchants]}
		/>
	);
}
