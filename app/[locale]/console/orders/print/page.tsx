import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { PrintLists } from "@/components/desk/print-lists";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("orders");

export default async function PrintPage() {
	const t = await getTranslations("console.desk");
	return (
		<ConsolePage title={t("printTitle")}>
			<Suspense fallback={<ListBones height={200} />}>
				<PrintLists />
			</Suspense>
		</ConsolePage>
	);
}
