"use client";

import { useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import { useCommand } from "@/components/sales/order/admin/use-order-admin";
import { Button } from "@/components/ui/button";
import type { BodyOf } from "@/gateway/contract/call";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import {
	refundPicturesMax,
	refusalLengthMax,
} from "@/gateway/contract/sales/refund-terms";
import type { inspectReturn } from "@/gateway/contract/sales/return-admin";
import { InspectLine } from "./inspect-line";

export type Inspection = Required<BodyOf<typeof inspectReturn>>;

interface InspectFormProps {
	refund: RefundDetail;
	onKeep: () => void;
}

/** How each line came back and how much of it is accepted; all of it is, until somebody says otherwise. */
export function InspectForm({ refund, onKeep }: InspectFormProps) {
	const t = useTranslations("console.orders.return");
	const confirm = useTranslations("refund.confirm");
	const { refundNo } = refund;
	const { run } = useCommand();
	const form = useAdminForm<Inspection>(
		{
			lines: refund.lines.map(({ lineId, quantity }) => ({
				lineId,
				accepted: quantity,
				condition: "good" as const,
			})),
			images: [],
			refusal: "",
		},
		(body) =>
			run(
				(api) =>
					api.post("/api/operator/refund/inspect/{refundNo}", {
						params: { refundNo },
						body,
					}),
				t("inspected"),
			),
	);
	const pictures = usePictures({
		model: "refund",
		countMax: refundPicturesMax,
		kept: [],
		onChange: (images) => form.setValue("images", images),
	});
	const lines = form.watch("lines");
	const isPart = lines.some(
		({ accepted }, at) => accepted < (refund.lines[at]?.quantity ?? 0),
	);

	return (
		<AdminForm
			form={form}
			saveLabel={t("decide")}
			after={
				<Button kind="quiet" onClick={onKeep}>
					{t("keep")}
				</Button>
			}
		>
			{refund.lines.map((line, at) => (
				<InspectLine key={line.lineId} line={line} at={at} />
			))}
			<PicturesField
				{...pictures}
				label={confirm("pictures")}
				countMax={refundPicturesMax}
			/>
			{isPart && (
				<LinesField
					path="refusal"
					label={t("refusal")}
					rows={3}
					maxLength={refusalLengthMax}
					required
				/>
			)}
		</AdminForm>
	);
}
