"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { refundRemarkLengthMax } from "@/gateway/contract/sales/refund-terms";

interface RemarkFieldProps {
	value: string;
	onChange: (remark: string) => void;
}

/** What the merchant should know; it takes no more than fits. */
export function RemarkField({ value, onChange }: RemarkFieldProps) {
	const t = useTranslations("refund.confirm");
	const countId = useId();
	return (
		<label className="labelled stack gap-x1">
			<span className="strong">{t("remark")}</span>
			<textarea
				className="full"
				value={value}
				maxLength={refundRemarkLengthMax}
				placeholder={t("remarkHint")}
				aria-describedby={countId}
				onChange={({ target }) => onChange(target.value)}
			/>
			<span className="note text-end" id={countId}>
				{t("count", { count: value.length, max: refundRemarkLengthMax })}
			</span>
		</label>
	);
}
