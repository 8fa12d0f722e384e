export const stripeKeys = {
	secretKey: "sk_test_of_the_tests",
	publishableKey: "pk_test_of_the_tests",
	webhookSecret: "whsec_of_the_tests",
};
