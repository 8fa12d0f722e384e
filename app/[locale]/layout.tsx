// First, as its rules stand before all others.

import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LoginController } from "@/components/identity/login/login-controller";
import { ContactLines } from "@/components/layout/contact-lines";
import { GlobalStyle } from "@/components/layout/global-style";
import { ConnectionNotice } from "@/components/layout/notice/connection-notice";
import { NoticeController } from "@/components/layout/notice/notice-controller";
import { PrefetchOnIntent } from "@/components/layout/prefetch-on-intent";
import { ProgressBar } from "@/components/layout/progress-bar";
import { LateBasket } from "@/components/sales/cart/late-basket";
import { FrameSheet } from "@/components/ui/frame-sheet";
import { describeLocale, localeCodes } from "@/gateway/contract/locale";
import { clientMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { sharedPicture } from "@/lib/seo/share";
import { siteAddress } from "@/lib/seo/site-address";
import { browserColours } from "@/lib/theme/theme";

export function generateStaticParams() {
	return localeCodes.map((locale) => ({ locale }));
}

/** `cover` lets the bar at the foot of a phone reach around the home indicator. */
export const viewport: Viewport = {
	colorScheme: "light dark",
	themeColor: browserColours,
	viewportFit: "cover",
};

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("layout.shop");
	const picture = sharedPicture(t("name"));
	return {
		metadataBase: siteAddress(),
		title: { default: t("name"), template: `%s｜${t("name")}` },
		description: t("description"),
		applicationName: t("name"),
		icons: {
			icon: [{ url: "/pictures/mark.svg", type: "image/svg+xml" }],
			apple: "/pictures/apple-icon.png",
		},
		manifest: `/api/manifest/${await currentLocale()}`,
		openGraph: {
			siteName: t("name"),
			type: "website",
			images: [picture.openGraph],
		},
		twitter: { card: "summary_large_image", images: [picture.twitter] },
	};
}

export default async function LocaleLayout({
	children,
}: {
	children: ReactNode;
}) {
	const locale = await currentLocale();
	const { language, direction } = describeLocale(locale);
	const t = await getTranslations("layout");
	return (
		// A closed banner is marked here before React takes over.
		<html lang={language} dir={direction} suppressHydrationWarning>
			<body>
				<FrameSheet />
				<GlobalStyle />
				<NextIntlClientProvider messages={clientMessages(locale)}>
					<ProgressBar />
					<PrefetchOnIntent />
					{children}
					<LoginController contact={<ContactLines />} basket={<LateBasket />} />
					<NoticeController />
					<ConnectionNotice
						words={{
							lost: t("connection.lost"),
							kept: t("connection.kept", { time: "{time}" }),
							asOf: t("connection.asOf", { time: "{time}" }),
							again: t("connection.again"),
						}}
					/>
				</NextIntlClientProvider>
			</body>
		</html>
	);
}
