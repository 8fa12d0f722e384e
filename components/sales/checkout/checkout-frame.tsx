import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ShopName } from "@/components/layout/shop-name";
import { PageViewRecorder } from "@/components/platform/page-view/page-view-recorder";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { CheckoutHeaderStyles } from "./checkout-header-styles";

const steps = ["cart", "confirm", "pay"] as const;

interface CheckoutFrameProps {
	step: (typeof steps)[number];
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
					<Steps step={step} />
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

// messages: layout.checkout.*

/** Back to the cart there is a way until an order is made. */
function Steps({ step }: Pick<CheckoutFrameProps, "step">) {
	const t = useTranslations("layout.checkout");
	const current = steps.indexOf(step);
	return (
		<ol className="row gap-x3 no-break" aria-label={t("label")}>
			{steps.map((one, at) => (
				<li
					key={one}
					className="row gap-x2"
					aria-current={at === current ? "step" : undefined}
				>
					<span className="number size-small text-centre" aria-hidden="true">
						{at < current ? <Icon name="check" size={16} /> : at + 1}
					</span>
					{one === "cart" && step === "confirm" ? (
						<Link className="word target" href={paths.cart()}>
							{t(one)}
						</Link>
					) : (
						<span className="word">{t(one)}</span>
					)}
				</li>
			))}
		</ol>
	);
}
