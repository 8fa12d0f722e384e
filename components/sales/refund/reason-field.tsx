"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { Missed } from "@/components/sales/checkout/missed";
import { Icon } from "@/components/ui/icon";
import { Labelled } from "./confirm-styles";
import type { RefundDraft } from "./draft";
import type { RefundFormProps } from "./refund-form";
import { standsFor } from "./use-refund-form";

/** The browser's own list: on a phone nothing is better. */
export function ReasonField({ reasons }: Pick<RefundFormProps, "reasons">) {
	const t = useTranslations("refund.confirm");
	const { field, fieldState } = useController<RefundDraft, "reason">({
		name: "reason",
		rules: { required: true },
	});
	const { ref, value = "", ...rest } = field;
	return (
		<div ref={standsFor(ref)}>
			<Labelled className="stack gap-x1">
				<span className="strong">{t("reason")}</span>
				<span className="select">
					<select
						{...rest}
						className="full"
						value={value}
						aria-invalid={fieldState.invalid || undefined}
					>
						<option value="" disabled>
							{t("chooseReason")}
						</option>
						{reasons.map(({ reason, name }) => (
							<option key={reason} value={reason}>
								{name}
							</option>
						))}
					</select>
					<Icon name="chevron-down" size={18} />
				</span>
			</Labelled>
			<Missed isMissing={fieldState.invalid}>{t("reasonMissing")}</Missed>
		</div>
	);
}
