"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import type { DataOf } from "@/gateway/contract/call";
import type { shipMany as ShipManyCall } from "@/gateway/contract/sales/order-admin";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { useCommand } from "./use-order-admin";

interface ShipManyProps {
	orderNos: string[];
	onDone: () => void;
}

/** One courier for all that is ticked; tracking numbers as they are pasted, or read from a file. */
export function ShipMany({ orderNos, onDone }: ShipManyProps) {
	const t = useTranslations("console.orders.many");
	const id = useId();
	const { run, isBusy } = useCommand();
	const [courier, setCourier] = useState("");
	const [sheet, setSheet] = useState("");
	const [results, setResults] = useState<DataOf<typeof ShipManyCall>>();

	async function send(event: FormEvent) {
		event.preventDefault();
		const answer = await run(
			(api) =>
				api.post("/api/operator/order/ship-many", {
					body: { courier, orderNos, sheet },
				}),
			t("done"),
		);
		if (!answer) return;
		setResults(answer);
		if (answer.every(({ isShipped }) => isShipped)) onDone();
	}
	async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
		const file = target.files?.[0];
		if (file) setSheet(await file.text());
	}
	return (
		<form
			{...sentByScript}
			className="card"
			onSubmit={send}
			aria-labelledby={id}
		>
			<h2 id={id}>{t("title", { count: orderNos.length })}</h2>
			<div className="fields">
				<label>
					{t("courier")}
					<input
						type="text"
						required
						maxLength={60}
						value={courier}
						onChange={({ target }) => setCourier(target.value)}
					/>
				</label>
				<label>
					{t("file")}
					<input
						type="file"
						accept=".csv,.txt,text/csv,text/plain"
						onChange={readFile}
					/>
				</label>
				<label className="whole">
					{t("numbers")}
					<textarea
						rows={4}
						required
						spellCheck={false}
						value={sheet}
						onChange={({ target }) => setSheet(target.value)}
					/>
				</label>
			</div>
			<p className="soft">{t("hint")}</p>
			<div className="actions">
				<Button type="submit" kind="primary" disabled={isBusy}>
					{t("send")}
				</Button>
			</div>
			{results && (
				<ul role="status">
					{results.map(({ orderNo, trackingNo, isShipped, fault }) => (
						<li key={orderNo} className={isShipped ? "done" : "fault"}>
							{orderNo} · {isShipped ? trackingNo : fault}
						</li>
					))}
				</ul>
			)}
		</form>
	);
}
