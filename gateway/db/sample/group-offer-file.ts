import { z } from "zod";
import {
	groupHours,
	groupPiecesMost,
	groupSize,
} from "../../contract/sales/group-terms";
import { key, money } from "./sample-schema";

/** For the first sku of a goods of the mall. */
export const groupOfferFile = z.array(
	z.strictObject({
		goods: key,
		price: money,
		size: z.int().min(groupSize.least).max(groupSize.most),
		hours: z.int().min(groupHours.least).max(groupHours.most),
		piecesMax: z.int().min(1).max(groupPiecesMost),
	}),
);
