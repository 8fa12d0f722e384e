"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { Price } from "@/components/ui/price";
import type { PayState } from "@/gateway/contract/sales/payment";
import { formatPrice } from "@/lib/money/money";
import { theme } from "@/lib/theme/theme";
import { AmountParts } from "./amount-parts";

interface AmountsProps extends ComponentProps<typeof AmountParts> {
	total: string;
	payState: PayState;
	/** What went back of it. */
	refunded?: string;
}

/** What it came to, part by part. */
export function Amounts(props: AmountsProps) {
	const { total, payState, refunded = "0.00" } = props;
	const t = useTranslations("order");
	const isDue = payState === "unpaid" || payState === "confirming";
	const unpaid = t(isDue ? "amount.due" : "master.total");
	return (
		<AmountsStyles className="amounts stack gap-x2">
			<AmountParts {...props} />
			<div className="total bold">
				<dt>{payState === "paid" ? t("amount.total") : unpaid}</dt>
				<dd>
					<Price amount={total} />
				</dd>
			</div>
			{refunded !== "0.00" && (
				<div>
					<dt className="soft">{t("amount.refunded")}</dt>
					<dd className="good">{formatPrice(refunded)}</dd>
				</div>
			)}
		</AmountsStyles>
	);
}

const AmountsStyles = styled.dl`
	&.amounts:not(:only-child) {
		padding-top: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
	}
	&.amounts > div {
		${kit.wrap(0, "x3")};
		align-items: baseline;
		justify-content: space-between;
	}
`;
