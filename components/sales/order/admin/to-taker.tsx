"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ScanForm } from "@/components/sales/collecting/scan-form";
import { Button } from "@/components/ui/button";
import { collectCodeLength } from "@/gateway/contract/delivery/collecting-terms";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { useStep } from "./use-order-admin";

/** Whoever says its code takes it, and it is received by that. */
export function ToTaker({ order: { orderNo } }: { order: StaffOrder }) {
	const t = useTranslations("console.orders.toTaker");
	const words = useTranslations("console.collecting");
	const { take, isBusy } = useStep();
	const [fault, setFault] = useState<string>();

	async function handOver(code: string): Promise<boolean> {
		setFault(undefined);
		const path = "/api/operator/order/hand-over/{orderNo}";
		const asked = { params: { orderNo }, body: { code } };
		try {
			return Boolean(await take((api) => api.post(path, asked), words("done")));
		} catch {
			setFault(words("correctCode"));
			return false;
		}
	}
	return (
		<section className="stack cols-1 gap-x3" aria-labelledby="to-taker">
			<h2 id="to-taker" className="head-reading">
				{t("title")}
			</h2>
			<p className="soft">{t("detail")}</p>
			<ScanForm
				label={words("code")}
				hint={words("codeHint")}
				fault={fault}
				autoCapitalize="characters"
				maxLength={2 * collectCodeLength}
				find={handOver}
				onFault={setFault}
			>
				<Button type="submit" kind="primary" disabled={isBusy}>
					{words("handOver")}
				</Button>
			</ScanForm>
		</section>
	);
}
