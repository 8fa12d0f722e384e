"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { DetailSkeleton } from "@/components/sales/order/detail-skeleton";
import {
	isMissing,
	OrderFault,
	OrderMissing,
} from "@/components/sales/order/order-fault";
import { DetailStyles, Part } from "@/components/sales/order/order-styles";
import { useRefund } from "@/components/sales/refund/use-refunds";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ReturnDetail } from "@/gateway/contract/sales/return-detail";
import { drawQrCode } from "@/lib/format/qr-picture";

/** What goes onto a parcel of goods that go back, by the number in the address. */
export function ReturnLabel() {
	const t = useTranslations("refund.fault");
	const refundNo = useSearchParams().get("refundNo");
	if (!refundNo) return <OrderMissing title={t("noNumber")} />;
	return (
		<DetailStyles>
			<Found refundNo={refundNo} />
		</DetailStyles>
	);
}

function Found({ refundNo }: { refundNo: string }) {
	const t = useTranslations("refund.fault");
	const { found: refund, error, ask } = useRefund(refundNo);
	const isNone = refund && !refund.return;
	if (isNone || (error && isMissing(error)))
		return <OrderMissing title={t("missing")} />;
	if (error && !refund)
		return <OrderFault error={error} onRetry={() => void ask()} />;
	if (!refund?.return) return <DetailSkeleton />;
	return <Label refundNo={refundNo} to={refund.return.to} />;
}

interface LabelProps extends Pick<ReturnDetail, "to"> {
	refundNo: string;
}

function Label({ refundNo, to }: LabelProps) {
	const t = useTranslations("refund.return");
	const picture = `data:image/svg+xml,${encodeURIComponent(drawQrCode(refundNo))}`;
	return (
		<>
			<p className="screen-only">{t("labelHint")}</p>
			<Part aria-label={t("labelTitle")}>
				<p className="soft">{t("to")}</p>
				<p>
					<b>{to.name}</b>
				</p>
				<p>{to.address}</p>
				<p>{to.phone}</p>
				{/* biome-ignore lint/performance/noImgElement: drawn on the device. */}
				<img src={picture} alt={t("code")} width={200} height={200} />
				<p>
					<b>{refundNo}</b>
				</p>
			</Part>
			<div className="screen-only">
				<Button kind="primary" onClick={() => window.print()}>
					<Icon name="printer" size={18} />
					{t("print")}
				</Button>
			</div>
		</>
	);
}
