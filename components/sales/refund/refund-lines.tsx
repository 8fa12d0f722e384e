import { useTranslations } from "next-intl";
import { LineRows } from "@/components/sales/order/order-styles";
import { Picture } from "@/components/ui/picture";
import type { RefundSummary } from "@/gateway/contract/sales/refund";
import { formatPrice } from "@/lib/money/money";

/** What goes back. */
export function RefundLines({ lines }: Pick<RefundSummary, "lines">) {
	const t = useTranslations("refund");
	return (
		<LineRows className="stack gap-x3">
			{lines.map(({ lineId, image, name, options, quantity, amount }) => (
				<li key={lineId} className="line">
					<Picture source={image} alt="" width={64} />
					<div className="what anywhere">
						<p className="name">{name}</p>
						<p className="soft">
							{[
								...Object.values(options),
								quantity > 0 ? `× ${quantity}` : t("difference"),
							].join(" · ")}
						</p>
					</div>
					<span className="strong no-break">{formatPrice(amount)}</span>
				</li>
			))}
		</LineRows>
	);
}
