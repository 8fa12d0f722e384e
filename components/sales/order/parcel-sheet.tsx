"use client";

import { useLocale, useTranslations } from "next-intl";
import type { RefObject } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { browserApi } from "@/lib/api/browser";
import { ordersKey } from "./order-answers";
import { ParcelList } from "./parcel-list";

interface ParcelSheetProps {
	orderNo: string;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

/** Logistics details of one order, over the list. */
export function ParcelSheet(props: ParcelSheetProps) {
	const { orderNo, isOpen, onOpenChange, opener } = props;
	const t = useTranslations("order");
	const locale = useLocale();
	const { data, error, mutate } = useSWR(
		[...ordersKey, "parcels", orderNo, locale],
		() =>
			browserApi(locale).get("/api/front/order/express/{orderNo}", {
				params: { orderNo },
			}),
		{ shouldRetryOnError: false },
	);
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("parcel.sheet")}
			closeLabel={t("close")}
			returnTo={opener}
		>
			<div style={{ minHeight: 160 }}>
				{data && <ParcelList parcels={data} />}
				{!data && !error && (
					<>
						<p role="status" className="visually-hidden">
							{t("list.loading")}
						</p>
						<span
							className="skeleton"
							style={{ height: 160 }}
							aria-hidden="true"
						/>
					</>
				)}
				{!data && error && (
					<div role="alert">
						<p>{t("fault.failed")}</p>
						<Button kind="quiet" onClick={() => void mutate()}>
							{t("fault.retry")}
						</Button>
					</div>
				)}
			</div>
		</Sheet>
	);
}
