import { useTranslations } from "next-intl";
import type { Store } from "@/gateway/contract/delivery/store";
import { formatPriceBriefly } from "@/lib/money/money";
import { NearestStores } from "./nearest-stores";
import { useStoreWords } from "./use-store-views";

/** Every store of the supermarket, worded for nobody in particular; the browser puts the nearest first. */
export function StoreStrip({ stores }: { stores: Store[] }) {
	const t = useTranslations("store");
	const wordsOf = useStoreWords();
	const worded = stores.map((store) => ({
		...wordsOf(store),
		district: store.district,
		freeFrom: formatPriceBriefly(store.freeFrom),
	}));
	return <NearestStores stores={worded} label={t("label")} />;
}
