"use client";

import { useLocale, useTranslations } from "next-intl";
import { DraftForm } from "@/components/console/draft/draft-form";
import {
	ChoiceField,
	LineField,
	TickField,
	WrittenField,
} from "@/components/console/draft/fields";
import { useDraft } from "@/components/console/draft/use-draft";
import { roomPath } from "@/components/console/room-path";
import { useMerchants } from "@/components/console/use-choices";
import { useLanding } from "@/components/console/use-landing";
import { ShopMap } from "@/components/map/shop-map";
import { localize } from "@/gateway/contract/locale";
import type { StaffStore } from "@/gateway/contract/operator-store";
import { browserApi } from "@/lib/api/browser";
import { createStore, editStore } from "@/lib/api/operator-store";
import { HoursFields } from "./hours-fields";
import { bodyOf, type StoreDraft } from "./store-draft";

interface StoreFormProps {
	initial: StoreDraft;
	/** The one that is changed; undefined for a new one. */
	known?: StaffStore;
}

/** All that shoppers know of a store, and what decides whether it delivers. */
export function StoreForm({ initial, known }: StoreFormProps) {
	const t = useTranslations("console.stores");
	const locale = useLocale();
	const land = useLanding(roomPath("stores"));
	const kept = useDraft(initial, async (draft) => {
		const api = browserApi(locale);
		const merId = Number(draft.merId || Number.NaN);
		if (known) await editStore(api, known.id, bodyOf(draft));
		else await createStore(api, { ...bodyOf(draft), merId });
		land(t("kept"));
	});
	const { latitude, longitude, radiusMetres, name } = kept.draft;
	const place = { latitude, longitude };
	return (
		<DraftForm kept={kept} hasLanguages back={roomPath("stores")}>
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
				<div className="map">
					<ShopMap
						pin={place}
						around={place}
						markers={[
							{
								...{ id: 0, name: localize(name, locale), ...place },
								reachMetres: Number(radiusMetres) || undefined,
								isChosen: true,
							},
						]}
						label={t("reach")}
						onPinMoved={(point) =>
							kept.replace((draft) => ({ ...draft, ...point }))
						}
					/>
				</div>
				<div className="pair">
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
				</div>
			</div>
			<HoursFields kept={kept} />
		</DraftForm>
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
