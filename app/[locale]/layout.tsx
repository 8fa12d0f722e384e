import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CartDoor } from "@/components/cart/cart-door";
import { BottomBar } from "@/components/layout/bottom-bar";
import { ContactLines } from "@/components/layout/contact-lines";
import { GlobalStyle } from "@/components/layout/global-style";
import { ProgressBar } from "@/components/layout/progress-bar";
import { SideWindow } from "@/components/layout/side-window";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { StyleRegistry } from "@/components/layout/style-registry";
import { TopBanner } from "@/components/layout/top-banner";
import { LoginDoor } from "@/components/login/login-door";
import { NoticeDoor } from "@/components/notice/notice-door";
import { PlaceRow } from "@/components/place/place-row";
import { describeLocale, localeCodes } from "@/gateway/contract/locale";
import { clientMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { shopPicture } from "@/lib/seo/share";
import { siteAddress } from "@/lib/seo/site-address";
import { browserColour } from "@/lib/theme/theme";

export function generateStaticParams() {
	return localeCodes.map((locale) => ({ locale }));
}

/** `cover` lets the bar at the foot of a phone reach around the home indicator. */
export const viewport: Viewport = {
	themeColor: browserColour,
	viewportFit: "cover",
};

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("layout.shop");
	return {
		metadataBase: siteAddress(),
		title: { default: t("name"), template: `%s｜${t("name")}` },
		description: t("description"),
		applicationName: t("name"),
		icons: {
			icon: [{ url: "/pictures/mark.svg", type: "image/svg+xml" }],
			apple: "/pictures/apple-icon.png",
		},
		manifest: "/manifest.json",
		openGraph: {
			siteName: t("name"),
			type: "website",
			images: [shopPicture],
		},
		twitter: { card: "summary_large_image" },
	};
}

export default async function LocaleLayout({
	children,
}: {
	children: ReactNode;
}) {
	const locale = await currentLocale();
	const t = await getTranslations("layout.skip");
	const { language, direction } = describeLocale(locale);
	return (
		// A closed banner is marked here before React takes over.
		<html lang={language} dir={direction} suppressHydrationWarning>
			<body>
				<StyleRegistry>
					<GlobalStyle />
					<NextIntlClientProvider messages={clientMessages(locale)}>
						<a className="skip" href="#content">
							{t("content")}
						</a>
						<ProgressBar />
						<TopBanner />
						<SiteHeader />
						<PlaceRow />
						<div id="content" tabIndex={-1}>
							{children}
						</div>
						<SiteFooter />
						<BottomBar />
						<SideWindow />
						<LoginDoor contact={<ContactLines />} />
						<NoticeDoor />
						<CartDoor />
					</NextIntlClientProvider>
				</StyleRegistry>
			</body>
		</html>
	);
}
