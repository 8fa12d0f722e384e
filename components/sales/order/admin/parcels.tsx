"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { ParcelList } from "@/components/sales/order/parcel-list";
import { Button } from "@/components/ui/button";
import type { Parcel } from "@/gateway/contract/sales/parcel";
import {
	type ParcelEvent,
	parcelEvents,
} from "@/gateway/contract/sales/parcel-terms";
import { sentByScript } from "@/lib/page-state/sent-by-script";
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
	const { run, isBusy } = useCommand();

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const typed = new FormData(form);
		const said = {
			event: typed.get("event") as ParcelEvent,
			note: String(typed.get("note")),
		};
		const id = Number(typed.get("parcel"));
		await run(
			(api) =>
				api.post("/api/operator/parcel/track/{id}", {
					params: { id },
					body: said,
				}),
			t("done"),
		);
		form.reset();
	}
	return (
		<form {...sentByScript} className="fields" onSubmit={send}>
			<label>
				{t("parcel")}
				<select name="parcel">
					{parcels.map(({ id, trackingNo }, at) => (
						<option key={id} value={id}>
							{trackingNo ?? words("number", { number: at + 1 })}
						</option>
					))}
				</select>
			</label>
			<label>
				{t("event")}
				<select name="event">
					{parcelEvents.slice(1).map((event) => (
						<option key={event} value={event}>
							{events(event)}
						</option>
					))}
				</select>
			</label>
			<label className="whole">
				{t("note")}
				<input type="text" name="note" maxLength={120} />
			</label>
			<div className="actions whole">
				<Button type="submit" kind="quiet" disabled={isBusy}>
					{t("do")}
				</Button>
			</div>
		</form>
	);
}
