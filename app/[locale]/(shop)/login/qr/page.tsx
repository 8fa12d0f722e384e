import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { QrScan } from "@/components/identity/login/qr-scan";
import { WayIn } from "@/components/identity/login/way-in";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("login.approve");
	return { title: t("title"), robots: { index: false } };
}

/** Where a QR code leads a phone. */
export default async function QrLoginPage() {
	const t = await getTranslations("login.approve");
	return (
		<WayIn title={t("title")}>
			<Suspense fallback={<p role="status">{t("loading")}</p>}>
				<QrScan />
			</Suspense>
		</WayIn>
	);
}
