"use client";

import { useTranslations } from "next-intl";
import { useWait } from "@/components/sales/checkout/use-wait";
import { Button } from "@/components/ui/button";
import { formatPrice } from "@/lib/money/money";

interface PayButtonProps {
	total: string;
	isPaying: boolean;
	/** Nothing to press yet. */
	isClosed?: boolean;
	/** Left out, it sends the form that it stands in. */
	onPay?: () => void;
}

/** Says how much is paid, that it is under way, and that it takes long. */
export function PayButton({
	total,
	isPaying,
	isClosed,
	onPay,
}: PayButtonProps) {
	const t = useTranslations("checkout.pay");
	const wait = useWait(isPaying);
	return (
		<>
			<Button
				type={onPay ? "button" : "submit"}
				kind="primary"
				isWide
				aria-disabled={isPaying || isClosed || undefined}
				onClick={() => !isPaying && onPay?.()}
			>
				{wait === "shown" || wait === "long"
					? t("paying")
					: t("pay", { amount: formatPrice(total) })}
			</Button>
			<p role="status" className="soft">
				{wait === "long" && t("long")}
			</p>
		</>
	);
}
