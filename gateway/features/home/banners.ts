import { bannersMax } from "../../contract/operator-home";
import { requireOwnPicture } from "../upload/service";
import type { Board } from "./board";
import { type BannerRow, bannerRows } from "./keep-repository";

/** Banners of the two home pages. A picture is the operator's own upload for this use, or the one that is there. */
export const banners: Board<BannerRow> = {
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
