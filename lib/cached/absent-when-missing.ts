import { ApiError } from "@/lib/api/api-error";

const missing = [400, 404];

/** Undefined where the gateway knows of nothing by that number; any other failure stays one. */
export async function absentWhenMissing<Answer>(
	answer: Promise<Answer>,
): Promise<Answer | undefined> {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof ApiError && missing.includes(error.code))
			return undefined;
		throw error;
	}
}
