"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import type { BodyOf } from "@/gateway/contract/call";
import type {
	shipOrder as ShipCall,
	StaffOrder,
} from "@/gateway/contract/sales/order-admin";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { ParcelFields } from "./parcel-fields";
import { useStep } from "./use-order-admin";

type Sent = BodyOf<typeof ShipCall>["parcels"];

interface ShipFormProps {
	order: StaffOrder;
	/** Whether this is what waits to be done. */
	isNext: boolean;
}

/** By courier, own people or over the wire; in one parcel, or each line's pieces in one of several. */
export function ShipForm({ order, isNext }: ShipFormProps) {
	const t = useTranslations("console.orders.ship");
	const { take, isBusy } = useStep();
	const [parcels, setParcels] = useState(["parcel 1"]);
	const lines = order.lines
		.map((line) => ({ ...line, left: line.quantity - line.refundedQuantity }))
		.filter(({ left }) => left > 0);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const whole = readParcels(typed, parcels, lines);
		await take(
			(api) =>
				api.post("/api/operator/order/ship/{orderNo}", {
					params: { orderNo: order.orderNo },
					body: { parcels: whole },
				}),
			t("done"),
		);
	}
	return (
		<form
			{...sentByScript}
			className="card"
			onSubmit={send}
			aria-labelledby="ship"
		>
			<h2 id="ship">{t("title")}</h2>
			{parcels.map((parcel, at) => (
				<fieldset key={parcel} className="column">
					{parcels.length > 1 && (
						<legend>{t("parcel", { number: at + 1 })}</legend>
					)}
					<ParcelFields
						name={parcel}
						isOwn={order.cartType === "SUPERMARKET"}
						lines={parcels.length > 1 ? lines : []}
						isFirst={at === 0}
					/>
				</fieldset>
			))}
			<div className="actions">
				<button
					type="submit"
					className={isNext ? "button primary" : "button quiet"}
					disabled={isBusy}
				>
					{t("do")}
				</button>
				<Button
					kind="quiet"
					onClick={() =>
						setParcels([...parcels, `parcel ${parcels.length + 1}`])
					}
				>
					{t("another")}
				</Button>
				{parcels.length > 1 && (
					<Button kind="quiet" onClick={() => setParcels(parcels.slice(0, -1))}>
						{t("fewer")}
					</Button>
				)}
			</div>
		</form>
	);
}

/** Where there are several, each says how many of each line it holds. */
function readParcels(
	typed: FormData,
	parcels: string[],
	lines: { id: number }[],
): Sent {
	return parcels.map((parcel) => ({
		...readParcel(typed, parcel),
		...(parcels.length > 1 && {
			lines: lines.flatMap(({ id }) => {
				const quantity = Number(typed.get(`${parcel} line ${id}`));
				return quantity > 0 ? [{ lineId: id, quantity }] : [];
			}),
		}),
	})) as Sent;
}

function readParcel(typed: FormData, parcel: string): Record<string, string> {
	const fields = [
		"method",
		"courier",
		"trackingNo",
		"delivererName",
		"delivererPhone",
		"content",
	];
	return Object.fromEntries(
		fields.flatMap((field) => {
			const value = typed.get(`${parcel} ${field}`);
			return value === null ? [] : [[field, String(value)]];
		}),
	);
}
