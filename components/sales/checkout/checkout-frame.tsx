import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ShopName } from "@/components/layout/shop-name";
import { PageViewRecorder } from "@/components/platform/page-view/page-view-recorder";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { CheckoutHeaderStyles } from "./checkout-header-styles";
import { type CheckoutStep, Steps } from "./steps";

interface CheckoutFrameProps {
	step: CheckoutStep;
	children: ReactNode;
}

/** Around the pages of an order, in place of the shop's own frame: the logo, how far it is, help, and nothing that leads away. */
export function CheckoutFrame({ step, children }: CheckoutFrameProps) {
	const t = useTranslations("layout");
	return (
		<>
			<a className="skip" href="#content">
				{t("skip.content")}
			</a>
			<CheckoutHeaderStyles className="rule-below">
				<div className="page flow apart gap-x4">
					<ShopName />
					<Steps
						step={step}
						label={t("checkout.label")}
						words={{
							cart: t("checkout.cart"),
							confirm: t("checkout.confirm"),
							pay: t("checkout.pay"),
						}}
					/>
					<Link
						className="help target gap-x2 strong no-break"
						href={paths.help()}
					>
						<Icon name="headset" size={22} />
						<span className="word">{t("top.help")}</span>
					</Link>
				</div>
			</CheckoutHeaderStyles>
			<div id="content" tabIndex={-1}>
				{children}
			</div>
			<PageViewRecorder />
		</>
	);
}
