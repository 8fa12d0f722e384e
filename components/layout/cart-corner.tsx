import { ShoppingCart } from "lucide-react";
import { useTranslations } from "next-intl";
import { paths } from "@/lib/routes";
import { ClosingLink } from "./closing-link";

/** Id of the popover, which the bar at the foot of a phone opens too. */
export const cartPopoverId = "cart-glance";

export function CartCorner() {
	const t = useTranslations("header.cart");
	return (
		<div className="corner cart">
			<button type="button" popoverTarget={cartPopoverId}>
				<ShoppingCart size={22} aria-hidden="true" />
				<span className="word">{t("label")}</span>
			</button>
			<section id={cartPopoverId} popover="auto" aria-label={t("label")}>
				{/* biome-ignore lint/performance/noImgElement: one small picture that exists in one size. */}
				<img
					src="/pictures/empty-list.webp"
					alt=""
					width={160}
					height={120}
					loading="lazy"
				/>
				<p>{t("empty")}</p>
				<ClosingLink className="button primary" href={paths.home()}>
					{t("forward")}
				</ClosingLink>
			</section>
		</div>
	);
}
