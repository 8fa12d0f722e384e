"use client";

import { useTranslations } from "next-intl";
import { FieldFault } from "@/components/ui/form/field-fault";
import { reviewTextLengthMax } from "@/gateway/contract/sales/review-terms";
import { TextStyles } from "./write-styles";

interface TextFieldProps {
	id: string;
	text: string;
	fault: string;
	onChange: (text: string) => void;
}

/** What is said; it takes no more than fits. */
export function TextField({ id, text, fault, onChange }: TextFieldProps) {
	const t = useTranslations("review.write");
	return (
		<TextStyles className="stack gap-x2">
			<label htmlFor={id} className="strong">
				{t("text")}
			</label>
			<textarea
				id={id}
				className="full pad-x3"
				rows={4}
				value={text}
				maxLength={reviewTextLengthMax}
				placeholder={t("hint")}
				required
				aria-invalid={fault !== ""}
				aria-describedby={`${id}-fault ${id}-count`}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			/>
			<FieldFault id={`${id}-fault`} words={fault || undefined} />
			<p id={`${id}-count`} className="count note">
				{t("count", { count: text.length, max: reviewTextLengthMax })}
			</p>
		</TextStyles>
	);
}
