/* On the page that says that there is no network: opens the page that was asked for once there is. */
addEventListener("online", function () {
  location.reload();
});
