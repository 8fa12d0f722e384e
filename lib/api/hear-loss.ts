import { ApiError, unwrap } from "./api-error";
import { isSignInCode } from "./sign-in-codes";

/**
 * What an answer holds. One that says that nobody is signed in is reported to the page too, unless that was known when
 * the call set out, after so many losses.
 */
export async function unwrapOrLose(
	response: Response,
	lossesBefore: number,
): Promise<unknown> {
	try {
		return await unwrap(response);
	} catch (error) {
		if (error instanceof ApiError && isSignInCode(error.code)) {
			// Comes along when it is first needed: most visits never do.
			const { loseSession } = await import("../session/lose-session");
			loseSession(lossesBefore);
		}
		throw error;
	}
}
