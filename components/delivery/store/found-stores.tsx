import { useTranslations } from "next-intl";
import type { Store } from "@/gateway/contract/delivery/store";
import { StoreCards } from "./store-cards";
import { useStoreViews } from "./use-store-views";

export function FoundStores({ stores }: { stores: Store[] }) {
	const t = useTranslations("stores.search");
	const title = t("stores", { count: stores.length });
	return (
		<section className="stack cols-1 gap-x4" aria-labelledby="stores-heading">
			<h2 id="stores-heading" className="head-title">
				{title}
			</h2>
			<StoreCards stores={stores.map(useStoreViews())} label={title} />
		</section>
	);
}
