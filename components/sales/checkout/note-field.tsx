"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { noteLengthMax } from "@/gateway/contract/sales/checkout-terms";

interface NoteFieldProps {
	value: string;
	onChange: (note: string) => void;
}

/** A note to the merchant; it takes no more than fits. */
export function NoteField({ value, onChange }: NoteFieldProps) {
	const t = useTranslations("checkout.note");
	const countId = useId();
	return (
		<label className="labelled stack gap-x1">
			<span className="strong">{t("label")}</span>
			<textarea
				value={value}
				maxLength={noteLengthMax}
				placeholder={t("hint")}
				aria-describedby={countId}
				onChange={({ target }) => onChange(target.value)}
			/>
			<span className="note text-end" id={countId}>
				{t("count", { count: value.length, max: noteLengthMax })}
			</span>
		</label>
	);
}
