import { OfflineScreen } from "@/components/layout/offline/offline-screen";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("layout.offline.title");

export default function OfflinePage() {
	return <OfflineScreen />;
}
