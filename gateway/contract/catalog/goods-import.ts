import { z } from "zod";
import { defineCall } from "../call";
import { id, idInBody, pageOf, pageQuery, whole } from "../values";
import { goodsFacts } from "./goods-facts";
import {
	importBytesMax,
	importLinesMax,
	importPartBytes,
} from "./goods-import-terms";

// Goods of a merchant as a file: brought in by many small calls, so that a lost line costs one piece and no body is
// larger than any other; read first without changing anything, then run when its sender says so.

const fileNameLengthMax = 200;

/** Columns of the file, in the order of the template. `code` alone must be there. */
export const importColumns = [
	"code",
	"sku_code",
	"name_zh",
	"name_en",
	"name_fr",
	"name_th",
	"name_lao",
	"name_es",
	"introduction_zh",
	"introduction_en",
	"introduction_fr",
	"introduction_th",
	"introduction_lao",
	"introduction_es",
	"category",
	...goodsFacts,
	"storage",
	"keywords",
	"guarantees",
	"pictures",
	"options",
	"price",
	"old_price",
	"stock",
	"content",
	"weight_g",
	"shelf",
] as const;
export type ImportColumn = (typeof importColumns)[number];

export const importStates = [
	"receiving",
	"checking",
	"checked",
	"running",
	"done",
	"cancelled",
	"failed",
] as const;
export type ImportState = (typeof importStates)[number];

const lineFault = z.object({
	column: z.string(),
	/** As it stands in the file, cut where it is long. */
	value: z.string(),
	/** In the request's language. */
	reason: z.string(),
});

const goodsImport = z.object({
	id: z.int(),
	merchantId: z.int(),
	fileName: z.string(),
	state: z.enum(importStates),
	bytes: z.int(),
	bytesRead: z.int(),
	/** Lines that hold goods, so far; all of them once it is checked. */
	lines: z.int(),
	linesDone: z.int(),
	/** Lines by what they did; while it is checked, by what they would do. */
	created: z.int(),
	changed: z.int(),
	unchanged: z.int(),
	refused: z.int(),
	/** Why nothing could be made of the file, in the request's language; else null. */
	fault: z.string().nullable(),
	createdAt: z.string(),
	endedAt: z.string().nullable(),
});
export type GoodsImport = z.infer<typeof goodsImport>;

const listedImport = goodsImport.extend({
	/** Whose goods they are, in the request's language. */
	merchantName: z.string(),
});
export type ListedImport = z.infer<typeof listedImport>;

export const listImports = defineCall({
	method: "GET",
	path: "/api/operator/import/list",
	who: "operator",
	permission: "products",
	summary: "Files of the own merchant (operators: of all), the latest first",
	query: pageQuery.extend({ merId: id.optional() }),
	answer: pageOf(listedImport),
});

export const getImport = defineCall({
	method: "GET",
	path: "/api/operator/import/detail/{id}",
	who: "operator",
	permission: "products",
	summary: "How far a file has come",
	params: z.object({ id }),
	answer: goodsImport,
});

export const beginImport = defineCall({
	method: "POST",
	path: "/api/operator/import/begin",
	who: "operator",
	permission: "products",
	summary:
		"Announces a file of goods; its pieces follow. One file a merchant at a time: 409 while another is read or run",
	body: z.object({
		fileName: z
			.string()
			.trim()
			.min(1, "emptyFile")
			.max(fileNameLengthMax, "tooLong"),
		bytes: z.int().min(1, "emptyFile").max(importBytesMax, "fileTooLarge"),
		/** For operators, who work for no merchant. */
		merId: idInBody.optional(),
	}),
	answer: goodsImport,
});

export const sendImportPart = defineCall({
	method: "POST",
	path: "/api/operator/import/part/{id}/{number}",
	who: "operator",
	permission: "products",
	summary:
		"One piece of an announced file, from 1; sent twice it stands once. The last one missing starts the check",
	params: z.object({
		id,
		number: whole(1, Math.ceil(importBytesMax / importPartBytes)),
	}),
	bodyType: "raw",
	answer: goodsImport,
});

export const runImport = defineCall({
	method: "POST",
	path: "/api/operator/import/run/{id}",
	who: "operator",
	permission: "products",
	summary:
		"Has the lines that were found right change the goods; said already is well too, 409 before the check is over",
	params: z.object({ id }),
	answer: goodsImport,
});

export const cancelImport = defineCall({
	method: "POST",
	path: "/api/operator/import/cancel/{id}",
	who: "operator",
	permission: "products",
	summary:
		"Ends it where it stands; what has been brought in stays. 409 once it is over",
	params: z.object({ id }),
	answer: goodsImport,
});

export const listImportFaults = defineCall({
	method: "GET",
	path: "/api/operator/import/faults/{id}",
	who: "operator",
	permission: "products",
	summary:
		"Refused lines in the order of the file, each with what is wrong, behind a place in it",
	params: z.object({ id }),
	query: z.object({
		after: whole(0, importLinesMax).default(0),
		limit: whole(1, 500).default(100),
	}),
	answer: z.object({
		list: z.array(
			z.object({
				/** In the file, from 1 with its heads. */
				line: z.int(),
				code: z.string(),
				faults: z.array(lineFault),
			}),
		),
		/** To go on from; null at the end. */
		after: z.int().nullable(),
	}),
});

/** A piece of a file to be put together by whoever asks: text for UTF-8, and where the next begins. */
const filePart = z.object({ text: z.string(), after: z.int().nullable() });

export const exportFaults = defineCall({
	method: "GET",
	path: "/api/operator/import/report/{id}",
	who: "operator",
	permission: "products",
	summary: "The refused lines as a CSV file, piece by piece",
	params: z.object({ id }),
	query: z.object({ after: whole(0, importLinesMax).default(0) }),
	answer: filePart,
});

export const exportGoods = defineCall({
	method: "GET",
	path: "/api/operator/import/export",
	who: "operator",
	permission: "products",
	summary:
		"A merchant's goods as a CSV file that can be brought in again, piece by piece, by rising id",
	query: z.object({
		after: whole(0, 2_147_483_647).default(0),
		merId: id.optional(),
	}),
	answer: filePart,
});

export const getImportTemplate = defineCall({
	method: "GET",
	path: "/api/operator/import/template",
	who: "operator",
	permission: "products",
	summary: "The columns of the file with two lines that show their use",
	answer: filePart,
});
