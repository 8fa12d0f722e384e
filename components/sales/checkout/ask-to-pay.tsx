"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { ConfirmSheet } from "@/components/layout/confirm-sheet";
import { formatPrice } from "@/lib/money/money";
import type { OrderBody } from "./draft";

// messages: checkout.ask.detail.*

interface AskToPayProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
	/** What is agreed to. */
	body: OrderBody;
	onAgree: (body: OrderBody) => void;
}

/** As long as the sheet moves: the second half of a double click was meant for what lies below. */
const deafMs = 200;

/** Asks once more before an order is made and paid: how much, and how. */
export function AskToPay(props: AskToPayProps) {
	const { body, isOpen, onOpenChange, onAgree, opener } = props;
	const t = useTranslations("checkout");
	const [isReady, setReady] = useState(false);
	useEffect(() => {
		if (!isOpen) return setReady(false);
		const timer = setTimeout(() => setReady(true), deafMs);
		return () => clearTimeout(timer);
	}, [isOpen]);
	const { total, payMethod } = body;
	const kind = total === "0.00" ? "nothing" : payMethod;
	return (
		<ConfirmSheet
			isOpen={isOpen}
			onOpenChange={(willBeOpen) =>
				(isReady || willBeOpen) && onOpenChange(willBeOpen)
			}
			opener={opener}
			title={t("ask.title", { amount: formatPrice(total) })}
			detail={t(`ask.detail.${kind}`)}
			confirmLabel={t("ask.yes")}
			keepLabel={t("ask.keep")}
			closeLabel={t("ask.keep")}
			failed={t("fault.failed")}
			isReady={isReady}
			onConfirm={async () => onAgree(body)}
		/>
	);
}
