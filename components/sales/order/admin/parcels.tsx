"use client";

import { useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	Pair,
} from "@/components/layout/console/form/fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { ParcelList } from "@/components/sales/order/parcel-list";
import type { Parcel } from "@/gateway/contract/sales/parcel";
import {
	type ParcelEvent,
	parcelEvents,
} from "@/gateway/contract/sales/parcel-terms";
import { useCommand } from "./use-order-admin";

// messages: order.parcel.event.*

/** What left, and where it has been. */
export function Parcels({ parcels }: { parcels: Parcel[] }) {
	const t = useTranslations("order.parcel");
	const followed = parcels.filter(({ method }) => method !== "virtual");
	return (
		<section className="card" aria-labelledby="parcels">
			<h2 id="parcels">{t("title", { count: parcels.length })}</h2>
			<ParcelList parcels={parcels} />
			{followed.length > 0 && <Track parcels={followed} />}
		</section>
	);
}

function Track({ parcels }: { parcels: Parcel[] }) {
	const t = useTranslations("console.orders.track");
	const words = useTranslations("order.parcel");
	const events = useTranslations("order.parcel.event");
	const { run } = useCommand();
	const empty = {
		parcel: String(parcels[0]?.id),
		event: "inTransit" as ParcelEvent,
		note: "",
	};
	const form = useAdminForm(empty, async ({ parcel, ...body }) => {
		const answer = await run(
			(api) =>
				api.post("/api/operator/parcel/track/{id}", {
					params: { id: Number(parcel) },
					body,
				}),
			t("done"),
		);
		if (answer !== undefined) form.reset(empty);
	});
	return (
		<AdminForm form={form} saveLabel={t("do")} saveKind="quiet">
			<Pair>
				<ChoiceField
					path="parcel"
					label={t("parcel")}
					options={parcels.map(({ id, trackingNo }, at) => ({
						value: String(id),
						word: trackingNo ?? words("number", { number: at + 1 }),
					}))}
				/>
				<ChoiceField
					path="event"
					label={t("event")}
					options={parcelEvents
						.slice(1)
						.map((value) => ({ value, word: events(value) }))}
				/>
			</Pair>
			<LineField path="note" label={t("note")} maxLength={120} />
		</AdminForm>
	);
}
