"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { Price } from "@/components/ui/price";
import { formatPrice } from "@/lib/money/money";
import { theme } from "@/lib/theme/theme";
import { AmountParts } from "./amount-parts";

interface AmountsProps extends ComponentProps<typeof AmountParts> {
	total: string;
	isPaid: boolean;
	/** What went back of it. */
	refunded?: string;
}

/** What it came to, part by part. */
export function Amounts(props: AmountsProps) {
	const { total, isPaid, refunded = "0.00" } = props;
	const t = useTranslations("order.amount");
	return (
		<AmountsStyles className="amounts stack gap-x2">
			<AmountParts {...props} />
			<div className="total bold">
				<dt>{t(isPaid ? "total" : "due")}</dt>
				<dd>
					<Price amount={total} />
				</dd>
			</div>
			{refunded !== "0.00" && (
				<div>
					<dt className="soft">{t("refunded")}</dt>
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
