import { bannersMax } from "../../../contract/content/home-admin";
import { requireOwnPicture } from "../../platform/upload/service";
import { type BannerRow, bannerRows } from "./admin/repository";
import type { ArrangedList } from "./arranged-rows";

/** Banners of the two home pages. A picture is the operator's own upload for this use, or the one that is there. */
export const banners: ArrangedList<BannerRow> = {
	name: "banner",
	countMax: bannersMax,
	rows: bannerRows,
	check: async (ctx, tx, { fields, old }) => {
		for (const { model, field } of pictures)
			if (fields[field] !== old?.[field])
				await requireOwnPicture(ctx, { path: fields[field], model, field }, tx);
	},
};

const pictures = [
	{ model: "banner", field: "image" },
	{ model: "bannerPhone", field: "imagePhone" },
] as const;
