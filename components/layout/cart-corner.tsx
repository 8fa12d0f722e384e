import { useTranslations } from "next-intl";
import { LoginButton } from "@/components/login/login-button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/routes";
import { ClosingLink } from "./closing-link";

/** Id of the popover, which the bar at the foot of a phone opens too. */
export const cartPopoverId = "cart-glance";

/** A visitor's cart needs an account; without a script the popover says that nothing is in it. */
export function CartCorner() {
	const t = useTranslations("header.cart");
	return (
		<div className="corner cart">
			<LoginButton reason="cart" popoverTarget={cartPopoverId}>
				<Icon name="shopping-cart" size={22} />
				<span className="word">{t("label")}</span>
			</LoginButton>
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
