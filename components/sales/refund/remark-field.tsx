"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { refundRemarkLengthMax } from "@/gateway/contract/sales/refund-terms";
import { Labelled } from "./confirm-styles";
import type { RefundDraft } from "./draft";

/** What the merchant should know; it takes no more than fits. */
export function RemarkField() {
	const t = useTranslations("refund.confirm");
	const countId = useId();
	const { register } = useFormContext<RefundDraft>();
	const { length } = useWatch<RefundDraft, "remark">({ name: "remark" });
	return (
		<Labelled className="stack gap-x1">
			<span className="strong">{t("remark")}</span>
			<textarea
				{...register("remark")}
				className="full"
				maxLength={refundRemarkLengthMax}
				placeholder={t("remarkHint")}
				aria-describedby={countId}
			/>
			<span className="note text-end" id={countId}>
				{t("count", { count: length, max: refundRemarkLengthMax })}
			</span>
		</Labelled>
	);
}
