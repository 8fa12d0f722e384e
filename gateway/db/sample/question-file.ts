import { z } from "zod";
import {
	answerLengthMax,
	questionLengthMax,
} from "../../contract/care/question-terms";
import { localeCodes } from "../../contract/locale";
import { key } from "./sample-schema";

const written = {
	/** In which it is written. */
	locale: z.enum(localeCodes),
	at: z.iso.datetime({ offset: true }),
};

/** Questions with their answers; of sample accounts where one is named, else of somebody whose account is gone. */
export const questionFile = z.array(
	z.strictObject({
		...written,
		goods: key,
		asker: z.int().optional(),
		text: z.string().min(1).max(questionLengthMax),
		answers: z
			.array(
				z.strictObject({
					...written,
					/** The seller's without it. */
					buyer: z.literal(true).optional(),
					account: z.int().optional(),
					text: z.string().min(1).max(answerLengthMax),
				}),
			)
			.min(1),
	}),
);
