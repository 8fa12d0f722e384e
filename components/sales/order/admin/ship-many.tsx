"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LineField, Pair } from "@/components/layout/console/form/fields";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import type { DataOf } from "@/gateway/contract/call";
import type { shipMany as ShipManyCall } from "@/gateway/contract/sales/order-admin";
import { useCommand } from "./use-order-admin";

interface ShipManyProps {
	orderNos: string[];
	onDone: () => void;
}

/** One courier for all that is ticked; tracking numbers as they are pasted, or read from a file. */
export function ShipMany({ orderNos, onDone }: ShipManyProps) {
	const t = useTranslations("console.orders.many");
	const id = useId();
	const { run } = useCommand();
	const [results, setResults] = useState<DataOf<typeof ShipManyCall>>();
	const form = useAdminForm({ courier: "", sheet: "" }, async (values) => {
		const answer = await run(
			(api) =>
				api.post("/api/operator/order/ship-many", {
					body: { ...values, orderNos },
				}),
			t("done"),
		);
		if (!answer) return;
		setResults(answer);
		if (answer.every(({ isShipped }) => isShipped)) onDone();
	});
	return (
		<section className="card" aria-labelledby={id}>
			<h2 id={id}>{t("title", { count: orderNos.length })}</h2>
			<AdminForm form={form} saveLabel={t("send")}>
				<Pair>
					<LineField
						path="courier"
						label={t("courier")}
						maxLength={60}
						required
					/>
					<label className="stack gap-x1 strong">
						{t("file")}
						<input
							type="file"
							accept=".csv,.txt,text/csv,text/plain"
							onChange={async ({ target }) => {
								const file = target.files?.[0];
								if (file) form.setValue("sheet", await file.text());
							}}
						/>
					</label>
				</Pair>
				<LinesField
					path="sheet"
					label={t("numbers")}
					hint={t("hint")}
					rows={4}
					required
					spellCheck={false}
				/>
			</AdminForm>
			{results && (
				<ul role="status">
					{results.map(({ orderNo, trackingNo, isShipped, fault }) => (
						<li key={orderNo} className={isShipped ? "good" : "fault"}>
							{orderNo} · {isShipped ? trackingNo : fault}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
