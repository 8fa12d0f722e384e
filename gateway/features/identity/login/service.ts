export { adoptTourists } from "./adopt";
export {
	type CodeProof,
	proveCode,
	sendCode,
	spendCode,
	verifyCode,
} from "./codes";
export {
	beginAttempt,
	forgetGuesses,
	noteFailure,
	noteSuccess,
} from "./lockout";
export { requireProofForMany } from "./many-codes";
export { checkNewPassword, hashPassword, verifyPassword } from "./passwords";
export { normalizePhone } from "./phone";
export { registerProven } from "./register";

// Signing in and registering, and the proofs they stand on, which other features ask for too: a code that was sent, a
// password, and the limits that make guessing either of them slow.
