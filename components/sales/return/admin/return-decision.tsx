"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCommand } from "@/components/sales/order/admin/use-order-admin";
import { Button } from "@/components/ui/button";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { InspectForm } from "./inspect-form";

/** What staff do with goods that come back: book that they are here, and look at them. */
export function ReturnDecision({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("console.orders.return");
	const { run, isBusy } = useCommand();
	const [isLooking, setLooking] = useState(false);
	const { refundNo, state } = refund;
	if (isLooking)
		return <InspectForm refund={refund} onKeep={() => setLooking(false)} />;
	return (
		<div className="actions flow wraps gap-x2">
			{state !== "arrived" && (
				<Button
					kind="quiet"
					disabled={isBusy}
					onClick={() =>
						void run(
							(api) =>
								api.post("/api/operator/refund/arrived/{refundNo}", {
									params: { refundNo },
								}),
							t("arrivedDone"),
						)
					}
				>
					{t("arrived")}
				</Button>
			)}
			<Button kind="primary" onClick={() => setLooking(true)}>
				{t("inspect")}
			</Button>
		</div>
	);
}
