"use client";

import { useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { useCommand } from "@/components/sales/order/admin/use-order-admin";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { objectionLengthMax } from "@/gateway/contract/sales/return-terms";
import { PiecesInput } from "./pieces-input";

/** How an operator decides between both sides, for good. */
export function VerdictForm({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("console.orders.return");
	const { run } = useCommand();
	const { refundNo } = refund;
	const form = useAdminForm(
		{
			lines: refund.lines.map(({ lineId }) => ({ lineId, accepted: 0 })),
			verdict: "",
		},
		(body) =>
			run(
				(api) =>
					api.post("/api/operator/refund/verdict/{refundNo}", {
						params: { refundNo },
						body,
					}),
				t("verdictDone"),
			),
	);
	const lines = form.watch("lines");
	return (
		<AdminForm form={form} saveLabel={t("verdictDo")}>
			{refund.lines.map(({ lineId, name, quantity }, at) => (
				<PiecesInput
					key={lineId}
					label={t("grantedOf", { name })}
					about={t("grantedOf", { name })}
					pieces={lines[at]?.accepted ?? 0}
					most={quantity}
					onChange={(pieces) => form.setValue(`lines.${at}.accepted`, pieces)}
				/>
			))}
			<LinesField
				path="verdict"
				label={t("verdict")}
				rows={3}
				maxLength={objectionLengthMax}
				required
			/>
		</AdminForm>
	);
}
