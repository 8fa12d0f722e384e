"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { type PickedLine, PickLine } from "./pick-line";
import { useStep } from "./use-order-admin";

/** Each line as it was found on the shelf; everything is there until somebody says otherwise. */
export function PickForm({ order }: { order: StaffOrder }) {
	const t = useTranslations("console.orders.pick");
	const { take, isBusy } = useStep();
	const [picked, setPicked] = useState<Record<number, PickedLine>>({});
	const lines = order.lines
		.map((line) => ({ ...line, left: line.quantity - line.refundedQuantity }))
		.filter(({ left }) => left > 0);

	async function send(event: FormEvent) {
		event.preventDefault();
		const body = { lines: Object.values(picked) };
		await take(
			(api) =>
				api.post("/api/operator/order/pick/{orderNo}", {
					params: { orderNo: order.orderNo },
					body,
				}),
			t("done"),
		);
	}
	return (
		<form
			{...sentByScript}
			className="card"
			onSubmit={send}
			aria-labelledby="pick"
		>
			<h2 id="pick">{t("title")}</h2>
			<p className="soft">{t("detail")}</p>
			{lines.map((line) => (
				<div className="pick" key={line.id}>
					<div className="line">
						<Picture source={line.image} alt="" width={64} />
						<div className="what">
							<p className="name">{line.name}</p>
							<p className="soft">{Object.values(line.options).join(" · ")}</p>
						</div>
						<span className="amount">× {line.left}</span>
					</div>
					<PickLine
						orderNo={order.orderNo}
						line={line}
						onPick={(said) => setPicked({ ...picked, [line.id]: said })}
					/>
				</div>
			))}
			<div className="actions">
				<Button type="submit" kind="primary" disabled={isBusy}>
					{t("do")}
				</Button>
			</div>
		</form>
	);
}
