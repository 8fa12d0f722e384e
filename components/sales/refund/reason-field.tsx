"use client";

import { useTranslations } from "next-intl";
import { Missed } from "@/components/sales/checkout/missed";
import { Icon } from "@/components/ui/icon";
import type { RefundReason } from "@/gateway/contract/sales/refund-terms";

interface ReasonFieldProps {
	reasons: { reason: RefundReason; name: string }[];
	chosen: RefundReason | undefined;
	isMissing: boolean;
	onChoose: (reason: RefundReason) => void;
}

/** The browser's own list: on a phone nothing is better. */
export function ReasonField(props: ReasonFieldProps) {
	const { reasons, chosen, isMissing, onChoose } = props;
	const t = useTranslations("refund.confirm");
	return (
		<div id="refund-reason">
			<label className="labelled stack gap-x1">
				<span className="strong">{t("reason")}</span>
				<span className="select">
					<select
						className="full"
						value={chosen ?? ""}
						aria-invalid={isMissing || undefined}
						onChange={({ target }) => onChoose(target.value as RefundReason)}
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
			</label>
			<Missed isMissing={isMissing}>{t("reasonMissing")}</Missed>
		</div>
	);
}
