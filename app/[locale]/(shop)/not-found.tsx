import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/layout/not-found-screen";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("layout.notFound");
	return { title: t("title"), robots: { index: false } };
}

export default function NotFound() {
	return <NotFoundScreen />;
}
