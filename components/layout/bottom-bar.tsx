import { LayoutGrid, ShoppingBasket, ShoppingCart, Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { LoginButton } from "@/components/login/login-button";
import { AreaLink } from "./area-link";
import { BarFrame } from "./bar-frame";
import { cartPopoverId } from "./cart-corner";
import { CategoryButton } from "./category-button";

/** What a thumb reaches on a phone; elsewhere the header has it all. */
export function BottomBar() {
	const t = useTranslations();
	return (
		<BarFrame aria-label={t("layout.bar.label")}>
			<AreaLink cartType="SUPERMARKET" className="place">
				<ShoppingBasket size={22} aria-hidden="true" />
				{t("layout.area.storeShort")}
			</AreaLink>
			<AreaLink cartType="E_COMMERCE" className="place">
				<Store size={22} aria-hidden="true" />
				{t("layout.area.mallShort")}
			</AreaLink>
			<CategoryButton className="place">
				<LayoutGrid size={22} aria-hidden="true" />
				{t("header.category.openShort")}
			</CategoryButton>
			<LoginButton
				reason="cart"
				className="place"
				popoverTarget={cartPopoverId}
			>
				<ShoppingCart size={22} aria-hidden="true" />
				{t("header.cart.label")}
			</LoginButton>
		</BarFrame>
	);
}
